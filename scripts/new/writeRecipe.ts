import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { newCall } from './newCall.ts'
import { newCommand } from './newCommand.ts'
import { newError } from './newError.ts'
import { newPage } from './newPage.ts'
import { type Files, type Options, refusal } from './options.ts'

/** Recipes by name, each with the number of words that it takes. */
const RECIPES: Readonly<
  Record<
    string,
    readonly [words: number, (root: string, words: readonly string[], options: Options) => Files]
  >
> = {
  call: [2, newCall],
  command: [1, newCommand],
  page: [1, newPage],
  error: [2, newError],
}

/**
 * Writes the files of a recipe, unformatted, and returns their paths from the root. Nothing is written if it is refused.
 *
 * @throws `OPTION_INVALID` for a name that is taken or not in the house's form
 */
export function writeRecipe(
  root: string,
  [recipe = '', ...words]: readonly string[],
  options: Options,
): string[] {
  const [count, filesOf] = RECIPES[recipe] ?? []
  if (!filesOf) throw refusal(recipe, `is no recipe: ${Object.keys(RECIPES).join(', ')} are`)
  const extra = words[count ?? 0]
  if (extra !== undefined) throw refusal(extra, `is one word too many for ${recipe}`)
  const files = filesOf(root, words, options)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return Object.keys(files)
}
