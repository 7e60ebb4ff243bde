import { MINTLINE } from '@mintline/core'
import type { TSchema } from 'typebox'
import type { Named } from './model.ts'

const NAME = new RegExp(`(?<=^|_)${MINTLINE}(?=_|$)`)

/**
 * Creates a function that replaces the platform's name in enumeration words and literals.
 *
 * @param platform Platform name in upper case: `MINTLINE`
 */
export function platformNamed(platform: string): (word: string) => string {
  return (word) => word.replace(NAME, platform)
}

/**
 * Returns schemas with the platform's name replaced in enumerations and literals.
 *
 * @param platform Platform name in upper case: `MINTLINE`
 */
export function namedFor(
  platform: string,
  schemas: readonly (TSchema & Named)[],
): readonly (TSchema & Named)[] {
  const renamed = platformNamed(platform)
  const visit = (key: string, value: unknown): unknown => {
    if (key === 'const' && typeof value === 'string') return renamed(value)
    if (key === 'enum' && Array.isArray(value)) return value.map((each) => renamed(String(each)))
    return value
  }
  return platform === MINTLINE ? schemas : JSON.parse(JSON.stringify(schemas), visit)
}
