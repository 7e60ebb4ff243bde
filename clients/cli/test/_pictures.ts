import { mkdirSync, writeFileSync } from 'node:fs'
import type { Workplace } from './_command.ts'

/** Pictures with one pixel each. */
const RED =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='
const BLUE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

/** Writes two pictures with their traits to a workplace's folder `pictures`. */
export function writePictures(workplace: Workplace): void {
  mkdirSync(workplace.path('pictures'))
  for (const [name, picture] of [
    ['1.png', RED],
    ['2.png', BLUE],
  ] as const) {
    writeFileSync(workplace.path(`pictures/${name}`), Buffer.from(picture, 'base64'))
  }
  workplace.write('pictures/traits.csv', 'number,Sky\n1,Red\n2,Blue\n')
}
