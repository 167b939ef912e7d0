/** The page as an app: its shell is kept by the service worker, so that it opens without a connection. */

/** Register the service worker once the page is at rest; only where the page was built and the browser allows it. */
export function keepShell(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  addEventListener("load", () => {
    navigator.serviceWorker.register("/worker.js").catch(() => undefined); // without it, everything else still works
  });
}
