import { type RawBuilder, sql } from 'kysely'
import { random } from './filling.ts'

/** Words for names: some occur in tens of thousands of names, as in real drops. */
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
/** Trait keys, each with its number of values. */
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
 * Builds SQL that picks a word.
 *
 * @param number - SQL for the integer that picks the word
 */
export const pick = (
  list: readonly string[],
  number: string,
  seed: number,
): RawBuilder<string> => sql`(array[${sql.join(list.map((word) => sql.lit(word)))}])[
  1 + floor(${sql.lit(list.length)} * ${random(number, seed)})]`
