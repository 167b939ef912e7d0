/** What is looked up over a table: a section or an entry, by its id. */

class Reader {
  game = $state("");
  id = $state("");

  open(game: string, id: string): void {
    this.game = game;
    this.id = id;
  }

  close(): void {
    this.id = "";
  }
}

export const reader = new Reader();
