"""Whether the parts of a stored Antarctica table go together: a position that no game can reach is refused."""

from __future__ import annotations

from landfall.flow.errors import BadState
from landfall.games.antarctica.rules.setup import new_game
from landfall.games.antarctica.table.components import (
    ADVANCED_IN_PLAY,
    BLUE_ACTIONS,
    CARD_DECK,
    CARD_KIND,
    CARD_PLAYERS,
    CARD_STAR,
    DECK_IDS,
    KIND_IDS,
    LAPS_WITHOUT_PROGRESS,
    NO_ACTION,
    SHIPYARD_COUNTS,
    SHIPYARD_IDS,
    SPACES,
    TRACK_ACTIONS,
    TRACK_IDS,
    ZONES,
)
from landfall.games.antarctica.table.state import Antarctica
from landfall.games.antarctica.table.terms import (
    ALL_CARDS,
    CUBE_PIECE,
    ENDING_IDS,
    ENDLESS,
    ICEBREAKER,
    LAST_CARD,
    LAST_SCIENTIST,
    NO_SHIP,
    NO_SHIPS,
    NOT_SEEN,
    RUNNING,
    SHIP_PIECE,
    count_in,
    first_berth,
    in_both,
    last_berth,
    space_bit,
)


def check_table(state: Antarctica) -> None:
    """Nothing is made or lost, and everything lies where it may."""
    now = pieces(state)
    at_the_start = pieces(new_game(state.game, state.seats, state.options, state.key))
    if now != at_the_start:
        wrong = [name for name in at_the_start if now.get(name) != at_the_start[name]]
        raise BadState(f"these do not add up: {', '.join(wrong)}")
    picked = state.options["start_player"]
    if picked != "random" and picked != state.start_player:
        raise BadState(f"start_player is {state.start_player}, but {picked} was picked")
    check_ships(state)
    check_closed_zones(state)
    check_tracks(state)
    check_building_cards(state)
    check_shipyard_cards(state)
    check_ending(state)


def pieces(state: Antarctica) -> dict[str, int]:
    """Pieces of each colour, buildings with the cards that erect them, and all cards: never made, never lost."""
    counts: dict[str, int] = {}
    for seat in range(state.seats):
        settled = sum([state.scientists[state.at(zone, seat)] for zone in range(ZONES)])
        counts[f"scientists of {seat}"] = state.supply[seat] + state.reserve[seat] + settled
        ships = len(state.own_berths(seat)) + state.ships_left[seat] + state.discarded[state.at(SHIP_PIECE, seat)]
        counts[f"ships of {seat}"] = ships
        on_tracks = sum([state.cubes[state.at(track, seat)] > 0 for track in range(len(TRACK_IDS))])
        counts[f"cubes of {seat}"] = on_tracks + state.cubes_left[seat] + state.discarded[state.at(CUBE_PIECE, seat)]
    counts["building cards"] = sum([len(deck) for deck in state.decks]) + sum([len(cards) for cards in state.built])
    for kind in range(len(KIND_IDS)):
        standing = sum([state.buildings[zone] >> kind & 1 for zone in range(ZONES)])
        to_come = sum([CARD_KIND[card] == kind for deck in state.decks for card in deck])
        counts[f"building {KIND_IDS[kind]}"] = standing + to_come
    cards = state.stack + state.draft + state.played + state.boxed + sum(state.hands)
    for card in range(len(SHIPYARD_IDS)):
        counts[SHIPYARD_IDS[card]] = count_in(cards, card)
    return counts


def check_ships(state: Antarctica) -> None:
    """A ship is in one dock, queues have no gaps, and the second ship of the visit lies under the sun."""
    ships = [ship for ship in state.docks if ship != NO_SHIP]
    if len(set(ships)) != len(ships):
        raise BadState("docks has a ship twice")
    for zone in range(ZONES):
        for berth in range(first_berth(zone), last_berth(zone)):
            if state.docks[berth] == NO_SHIP and state.docks[berth + 1] != NO_SHIP:
                raise BadState(f"the queue of zone {zone} has a gap")
    if state.second != NO_SHIP and state.second not in state.queue(state.sun):
        raise BadState(f"second is {state.second}, which does not lie in the lit zone")
    for ship in range(state.came.bit_length()):
        if state.came_this_turn(ship) and ship not in ships:
            raise BadState(f"came names ship {ship}, which is not on the board")


def check_closed_zones(state: Antarctica) -> None:
    """R07: neither sun nor ship, building, scientist or icebreaker is in a closed zone."""
    if state.sun not in state.open_zones:
        raise BadState(f"the sun is in zone {state.sun}, which is closed")
    for zone in range(ZONES):
        if zone in state.open_zones:
            continue
        first = state.at(zone, 0)
        after = state.at(zone + 1, 0)
        laid = sum(state.scientists[first:after]) + sum(state.icebreakers[first:after])
        if laid or state.buildings[zone] or state.ships_in(zone):
            raise BadState(f"zone {zone} is closed, but something is there")


def check_tracks(state: Antarctica) -> None:
    """No cube is on a closed track, no two share a space, and used blue spaces are those that cubes have reached."""
    for track in range(len(TRACK_IDS)):
        spaces = [space for space in state.cubes[state.at(track, 0) : state.at(track + 1, 0)] if space]
        if spaces and track >= state.open_tracks:
            raise BadState(f"{TRACK_IDS[track]} is closed, but a cube is there")
        if len(set(spaces)) != len(spaces):
            raise BadState("two cubes share a space")
        foremost = max(spaces, default=0)
        for space in range(1, SPACES + 1):
            action = TRACK_ACTIONS[track][space]
            blue = action != NO_ACTION and BLUE_ACTIONS[action]
            if bool(state.used & space_bit(track, space)) != (blue and space <= foremost):
                raise BadState(f"used and cubes do not go together on space {space} of {TRACK_IDS[track]}")


def check_building_cards(state: Antarctica) -> None:
    """Every card is in its deck or taken, and stars count the starred ones; resource cards are those in play."""
    cards = [card for held in (*state.decks, *state.built) for card in held]
    if len(set(cards)) != len(cards) or any(CARD_PLAYERS[card] > state.seats for card in cards):
        raise BadState("a building card is there twice, or is not in play")
    for deck in range(len(DECK_IDS)):
        if any(CARD_DECK[card] != deck for card in state.decks[deck]):
            raise BadState(f"a card lies in the wrong stack: {DECK_IDS[deck]}")
    for seat in range(state.seats):
        if state.stars[seat] != sum([CARD_STAR[card] for card in state.built[seat]]):
            raise BadState(f"stars does not count the starred cards of seat {seat}")
    if sum(state.advanced) > ADVANCED_IN_PLAY[state.seats]:
        raise BadState(f"advanced has {sum(state.advanced)} cards; {ADVANCED_IN_PLAY[state.seats]} are in play")


def check_shipyard_cards(state: Antarctica) -> None:
    """Kind by kind the cards are all there, and what seats know of them is true."""
    places = [state.stack, state.draft, state.played, state.boxed, *state.hands]
    for card in range(len(SHIPYARD_IDS)):
        if sum([count_in(cards, card) for cards in places]) != SHIPYARD_COUNTS[card]:
            raise BadState(f"these do not add up: {SHIPYARD_IDS[card]}")
    seen = [cards for cards in state.draft_seen if cards != NOT_SEEN]
    for cards in (*places, *state.stack_seen, *state.others_hold, *seen):
        if in_both(cards, ALL_CARDS) != cards:
            raise BadState(f"{cards} are no shipyard cards of this game")
    if sum(state.icebreakers) > count_in(state.played, ICEBREAKER):
        raise BadState("more icebreakers lie on the board than were played")
    for seat in range(state.seats):
        elsewhere = ALL_CARDS - state.played - state.hands[seat]
        if in_both(state.stack, state.stack_seen[seat]) != state.stack:
            raise BadState(f"seat {seat} has seen less in the shipyard stack than there is")
        if in_both(state.others_hold[seat], elsewhere) != state.others_hold[seat]:
            raise BadState(f"seat {seat} knows of shipyard cards that nobody holds")
        if state.draft_seen[seat] != NOT_SEEN and in_both(state.draft, state.draft_seen[seat]) != state.draft:
            raise BadState(f"seat {seat} has seen less of the draft than there is")


def check_ending(state: Antarctica) -> None:
    """12.1, R06 and R42: the game has ended if, and only if, its end has come, and for that reason."""
    came = {
        LAST_SCIENTIST: any(state.has_placed_all(seat) for seat in range(state.seats)),
        LAST_CARD: not any(state.decks),
        NO_SHIPS: all(ship == NO_SHIP for ship in state.docks),
        ENDLESS: state.laps >= LAPS_WITHOUT_PROGRESS,
    }
    if state.ending != RUNNING and not came[state.ending]:
        raise BadState(f"ending is {ENDING_IDS[state.ending]}, but that has not come")
    if state.ending == RUNNING:
        for ending in (LAST_SCIENTIST, LAST_CARD, ENDLESS):
            if came[ending]:
                raise BadState(f"ending is running, but the end has come: {ENDING_IDS[ending]}")
