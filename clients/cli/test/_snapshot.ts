import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { expect } from 'chai'
import type { CommandRun } from './_command.ts'

const FOLDER = new URL('snapshots/', import.meta.url)

/**
 * Compares a whole output with the stored one. `UPDATE_SNAPSHOTS=1` stores this one instead; read the difference before
 * committing it.
 */
export function expectSnapshot(name: string, text: string): void {
  const file = new URL(`${name}.txt`, FOLDER)
  const actual = `${text.trimEnd()}\n`
  if (process.env.UPDATE_SNAPSHOTS === '1') writeFileSync(file, actual)
  expect(existsSync(file), `${name} has no snapshot: run with UPDATE_SNAPSHOTS=1`).to.equal(true)
  expect(actual).to.equal(readFileSync(file, 'utf8'))
}

/** Returns a run's whole output as one text. */
export function wholeOutput({ code, stdout, stderr }: CommandRun): string {
  return `exit code ${code}\n--- stdout\n${stdout}--- stderr\n${stderr}`
}
