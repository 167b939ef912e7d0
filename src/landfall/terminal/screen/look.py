"""Colours: the page's own, dark and light. Nothing is told by colour alone; seats have shapes as well."""

from __future__ import annotations

from typing import NamedTuple

from textual.theme import Theme

SHAPES = "●▲■◆⬢★"  # of seats


class Palette(NamedTuple):
    """One set of colours."""

    name: str
    is_dark: bool
    surface: str
    deep: str
    raised: str
    line: str
    ink: str
    soft: str
    accent: str
    on_accent: str
    good: str
    warn: str
    bad: str
    seats: tuple[str, ...]
    hulls: dict[str, str]  # Star Race: by the letter of the race
    planets: dict[str, tuple[str, str]]  # Star Race: surface and what is drawn on it
    biomes: dict[str, str]  # Evacuation

    def theme(self) -> Theme:
        return Theme(
            name=self.name,
            primary=self.accent,
            accent=self.accent,
            foreground=self.ink,
            background=self.surface,
            surface=self.surface,
            panel=self.raised,
            success=self.good,
            warning=self.warn,
            error=self.bad,
            dark=self.is_dark,
            variables={"line": self.line, "soft": self.soft, "deep": self.deep, "on-accent": self.on_accent},
        )


DARK = Palette(
    name="landfall-dark",
    is_dark=True,
    surface="#0b0926",
    deep="#060418",
    raised="#16123a",
    line="#4b449a",
    ink="#eef0fd",
    soft="#aeb4d6",
    accent="#ffcf7d",
    on_accent="#1d1303",
    good="#63d6a8",
    warn="#f4c65c",
    bad="#ff9389",
    seats=("#56b4e9", "#e69f00", "#1fb587", "#d98bb7", "#e8743a", "#f0e442"),
    hulls={"T": "#f6d8a8", "B": "#9fe3df", "K": "#cdbdff"},
    planets={
        "plain": ("#3d4a7a", "#8fa0dd"),
        "nova": ("#7a4a1e", "#ffc27a"),
        "zora": ("#1f5a52", "#7fe0cf"),
        "xentoria": ("#5a2f6e", "#d9a3f5"),
        "pandora": ("#6e2f3f", "#ff9fb5"),
    },
    biomes={"tundra": "#d5e8f0", "desert": "#f0cf93", "forest": "#9bd08f", "ocean": "#8cc3f0"},
)

LIGHT = Palette(
    name="landfall-light",
    is_dark=False,
    surface="#f3f2fa",
    deep="#e7e6f3",
    raised="#ffffff",
    line="#a9a3d0",
    ink="#181932",
    soft="#52557a",
    accent="#5636c0",
    on_accent="#ffffff",
    good="#0b6e4c",
    warn="#805300",
    bad="#b0261c",
    seats=("#0a6fae", "#b36b00", "#007a59", "#a5437a", "#b34a0c", "#7d6f00"),
    hulls={"T": "#8a4b00", "B": "#00686a", "K": "#5a35b0"},
    planets={
        "plain": ("#cdd5f2", "#3c4a8a"),
        "nova": ("#ffdcae", "#8a4b00"),
        "zora": ("#bfeee3", "#00584a"),
        "xentoria": ("#ecd3f7", "#6b2d86"),
        "pandora": ("#ffd3dc", "#93203d"),
    },
    biomes={"tundra": "#3f6577", "desert": "#7c5210", "forest": "#2f6b38", "ocean": "#1f5f99"},
)

# For text on a background that is not ours: the terminal's own colours.
PLAIN = DARK._replace(
    name="landfall-plain",
    soft="dim",
    good="green",
    bad="red",
    seats=("blue", "yellow", "green", "magenta", "red", "cyan"),
    biomes={"tundra": "cyan", "desert": "yellow", "forest": "green", "ocean": "blue"},
)

PALETTES = (DARK, LIGHT)
