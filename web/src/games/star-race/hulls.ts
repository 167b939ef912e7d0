/** A hull for each race, drawn nose up around 0, 0; about 60 high. */

export interface Hull {
  body: string;
  detail: string;
}

export const HULLS: Record<string, Hull> = {
  // An arrowhead with swept wings.
  terran: {
    body: "M0 -35L13 -12L30 20L25 30L9 23L0 29L-9 23L-25 30L-30 20L-13 -12Z",
    detail: "M-24 24L-19 12M24 24L19 12",
  },
  // A round, fish-like hull with two fins.
  balnearii: {
    body: "M0 -33C15 -29 25 -15 25 -2C32 2 34 13 29 22C26 17 22 16 19 18C13 27 6 31 0 31C-6 31 -13 27 -19 18C-22 16 -26 17 -29 22C-34 13 -32 2 -25 -2C-25 -15 -15 -29 0 -33Z",
    detail: "M-7 -24C-3 -27 3 -27 7 -24",
  },
  // A cut crystal.
  krystallin: {
    body: "M0 -36L17 -21L27 3L18 25L0 32L-18 25L-27 3L-17 -21Z",
    detail: "M-17 -21H17M-27 3L-17 -21L0 -36M27 3L17 -21",
  },
};
