/** A game saved as a page, or (`--mode report`) a report: one file with texts and fonts, filled with what it shows. */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/** Puts what was built into the page itself, so that it opens from a disk. */
function inOneFile(file: string): Plugin {
  return {
      name: "in-one-file",
      enforce: "post",
      generateBundle(_, bundle) {
        const page = bundle[file];
        if (page?.type !== "asset") throw new Error(`there is no ${file}`);
        let html = String(page.source);
        for (const [name, built] of Object.entries(bundle)) {
          if (built.type === "chunk") {
            // Nothing is loaded later, so there is nothing to load ahead.
            const code = built.code.replaceAll("__VITE_PRELOAD__", "void 0").replaceAll("</script", "<\\/script");
            html = html.replace(/<script type="module"[^>]*><\/script>/, "");
            html = html.replace("</body>", () => `<script type="module">${code}</script></body>`);
          } else if (name.endsWith(".css")) {
            html = html.replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${String(built.source)}</style>`);
          } else continue;
          delete bundle[name];
        }
        page.source = html;
      },
    };
  }
  
  export default defineConfig(({ mode }) => {
    const file = mode === "report" ? "report.html" : "saved.html";
    return {
    plugins: [svelte(), inOneFile(file)],
    publicDir: false,
    build: {
      emptyOutDir: false,
      modulePreload: false,
      assetsInlineLimit: 1_000_000,
      cssCodeSplit: false,
      rolldownOptions: { input: file, output: { codeSplitting: false } },
    },
    server: { fs: { allow: [".."] } },
  };
});
