import { type RawBuilder, sql } from 'kysely'
import { random } from './filling.ts'

/** Words of names: some are in tens of thousands of them, as in drops. */
export const ADJECTIVES = words(
  'Amber Ancient Arctic Bold Brave Bright Calm Clever Cosmic Crimson Crystal Dark Divine Electric Emerald Fierce Frozen',
  'Gentle Golden Hidden Hollow Iron Ivory Jade Lonely Lucky Lunar Mellow Misty Neon Noble Obsidian Pale Quiet Radiant',
  'Rusty Scarlet Secret Silent Silver Solar Stormy Swift Velvet Violet Wandering Wild',
)
export const NOUNS = words(
  'Ape Badger Bear Beetle Bison Cat Cobra Comet Crow Deer Dolphin Dragon Eagle Falcon Ferret Fox Frog Ghost Giraffe Goat',
  'Golem Griffin Hare Hawk Heron Hound Hydra Jackal Knight Koala Lemur Leopard Lion Lizard Lynx Mantis Mole Moose Moth',
  'Newt Octopus Otter Owl Panda Panther Penguin Phoenix Pirate Puma Python Rabbit Raven Robot Samurai Shark Sloth Spider',
  'Stag Tiger Toad Turtle Viper Vulture Walrus Wizard Wolf Wombat Yak Zebra',
)
/** Keys of traits, each with the number of its values. */
export const TRAITS: readonly (readonly [string, number])[] = [
  ['Background', 12],
  ['Body', 40],
  ['Eyes', 60],
  ['Hat', 120],
]

function words(...lines: readonly string[]): readonly string[] {
  return lines.flatMap((line) => line.split(' '))
}

/**
 * SQL for one of some words.
 *
 * @param number - SQL for the integer that decides which
 */
export const pick = (
  list: readonly string[],
  number: string,
  seed: number,
): RawBuilder<string> => sql`(array[${sql.join(list.map((word) => sql.lit(word)))}])[
  1 + floor(${sql.lit(list.length)} * ${random(number, seed)})]`
