"""A guided first turn for every role."""

from __future__ import annotations

from hearthside.kernel import Guide

GUIDE = (
    Guide(
        "Paladin",
        (
            (
                "Three cubes",
                "Each hero cube is one action. Cubes on Prepare also guard you while others play.",
            ),
            (
                "Crusade",
                "Step into a Dark tile: you reveal it for 2 Grit and fight what waits there.",
            ),
            (
                "Hit only if stronger",
                "Your Strength must beat the Defense. Prepare or burn Fury before you strike.",
            ),
            (
                "Grow, then hunt",
                "Grit brings cubes and favors. Then find the Spider and crush her five Spiderlings.",
            ),
        ),
    ),
    Guide(
        "Skeletons",
        (
            ("March", "Skeletons act from left to right: up to five spaces, then one action."),
            ("Arm", "Armories give gear, even while they are Dark."),
            (
                "Surround him",
                "Every space beside the Paladin with a Skeleton or skulls adds 1 Strength to a Strike.",
            ),
            ("Stay off the light", "Lit tiles cost Stability. Crypts, grounds and Pits do not."),
        ),
    ),
    Guide(
        "Spider",
        (
            (
                "Three shapes",
                "The Giant bites, the Sorcerer looks far, the Spiderlings swarm and spin.",
            ),
            (
                "Blood and webs",
                "Three Blood feed 1 Terror a turn; six webs let you scare for another.",
            ),
            ("Eggs", "Six webs and blood around an Egg hatch it for 2 Terror."),
            ("Get out", "With 12 Terror run to the Entrance and down the stairs."),
        ),
    ),
    Guide(
        "Manor",
        (
            ("Omens", "Three cubes, six powers. Two or three on one power make it strong."),
            ("Rituals", "Trace a card's path from your Wraith over Lit tiles without figures."),
            ("Portents", "Rituals of one Seal leave a cube on your board for good."),
            ("Treasures", "You place them and choose which one the Paladin gets."),
        ),
    ),
    Guide(
        "Warlock",
        (
            ("Stay in the dark", "End each sneak on a Dark tile, a Pit or a crypt."),
            ("Feed", "Syphon beside many figures; your Curses spread over your network next turn."),
            (
                "Network",
                "Poltergeists and treasures that touch, even by a corner, are all within your reach.",
            ),
            ("Dominate", "Three curses take the first piece. Five pieces win."),
        ),
    ),
    Guide(
        "Knight",
        (
            ("Lay your cubes", "Each makes you faster, keener or stronger until your next turn."),
            (
                "Walk and meet",
                "You walk while an Encounter is left. A Dark tile takes one at once and gives 1 Grit.",
            ),
            ("Strength guards you", "What lies on Strength also turns the Skeletons' blows away."),
            (
                "Grow, then hunt",
                "Sidequests and treasures bring Grit, Grit brings cubes. Then box five Spiderlings.",
            ),
        ),
    ),
    Guide(
        "Dragon",
        (
            (
                "Asleep",
                "You move underground through everything, and pay for powers with signs on your cards.",
            ),
            (
                "Wake up",
                "Gold feeds Greed, eaten Skeletons and spirits feed Hunger, stillness and Gems Pride.",
            ),
            ("Slither", "No event comes here: shift Pride's cubes to where you can earn them."),
            ("Fly", "Awake at 11, come up from a Pit, then reach the Entrance over open tiles."),
        ),
    ),
    Guide(
        "Goblins",
        (
            (
                "To war",
                "Rage is how many War cards you choose from; the card feeds your three Tribes.",
            ),
            ("Five is too many", "Above four discs a Tribe bursts, and one on a tile scatters."),
            (
                "Out of the dark",
                "Off a crypt or Spawn a Tribe stops on the first tile. Every second Lit tile costs a disc.",
            ),
            (
                "Overwhelm him",
                "A Tribe stronger than the Paladin's Defense costs him a Health, then it scatters.",
            ),
        ),
    ),
    Guide(
        "Thief",
        (
            ("Three tokens", "Lay 2, 3 and 4 on Movement, Stealth and Thievery each turn."),
            ("Steal", "Treasures, vaults in Shrines and full pockets: a cube or more each."),
            (
                "Carry it home",
                "Each treasure on you costs 1 Stealth. The Entrance and the centre Pit are safe.",
            ),
            ("Stash six", "Every treasure you stash buys an upgrade, and the sixth wins."),
        ),
    ),
)
