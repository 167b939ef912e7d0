/** Under which address others reach the server: not the one this machine alone knows it by. */

import { api } from "./api";
import { settings } from "./settings.svelte";

class Reach {
  origin = $state(location.origin);
  /** Nobody but this machine reaches the server. */
  alone = $state(false);
  private asked = false;

  /** Ask the server, once, if the page was opened under an address of this machine alone. */
  async find(): Promise<void> {
    if (this.asked || !isLoopback(location.hostname)) return;
    this.asked = true;
    try {
      const { near } = await api.health(settings.lang);
      if (near) this.origin = near;
      else this.alone = true;
    } catch {
      this.asked = false;
    }
  }
}

export function isLoopback(host: string): boolean {
  return host === "localhost" || host === "[::1]" || host.startsWith("127.");
}

export const reach = new Reach();
