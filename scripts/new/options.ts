import { ServerError } from '../../server/src/errors/serverError.ts'

/** Options of a recipe by name; undefined for flags. */
export type Options = ReadonlyMap<string, string | undefined>

/** Files that a recipe writes: texts by path from the root. */
export type Files = Readonly<Record<string, string>>

/** Ends the script with a sentence: `thing` begins it, and `rule` says what is wrong. */
export function refusal(thing: string, rule: string): Error {
  return new ServerError('OPTION_INVALID', { option: thing, rule })
}

/** Returns an option's value. */
export function required(options: Options, name: string): string {
  const value = options.get(name)
  if (value === undefined) throw refusal(`--${name}`, 'is missing')
  return value
}

/** Returns an option's text that begins with a capital and ends with a full stop. */
export function sentence(options: Options, name: string): string {
  const text = required(options, name)
  if (!/^[A-Z].*[.?]$/.test(text)) throw refusal(`--${name}`, 'has to be a sentence: "Like this."')
  return text
}

/** Returns an option's text that begins with a capital and has no full stop. */
export function phrase(options: Options, name: string): string {
  const text = required(options, name)
  if (!/^[A-Z{].*[^.]$/.test(text)) {
    throw refusal(`--${name}`, 'has to begin with a capital and have no full stop: "Like this"')
  }
  return text
}

/** Returns a name in lower case with dashes. */
export function dashed(name: string | undefined): string {
  if (name === undefined || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    throw refusal(name ?? 'The name', 'has to be in lower case with dashes: "like-this"')
  }
  return name
}

/** Returns a name's form in code: `likeThis` of `like-this`. */
export function camelOf(name: string): string {
  return name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())
}

/** Returns a name's form for types, components and parts of functions: `LikeThis` of `like-this`. */
export function pascalOf(name: string): string {
  return camelOf(`-${name}`)
}
