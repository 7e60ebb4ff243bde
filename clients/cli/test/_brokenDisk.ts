import { mkdirSync, writeFileSync } from 'node:fs'
import { expect } from 'chai'
import { mountTestDisk } from '../../../tests/helpers/testDisk.ts'
import { Workplace } from './_command.ts'

/** Folders that commands write to in these tests: their state, and the outputs of `--out` and `--config`. */
const FOLDERS = ['.mintline', 'out'] as const

/** A command that writes. */
export interface WritingCommand {
  /** A function where they are only known once the tests run. */
  readonly args: readonly string[] | (() => readonly string[])
  /** The path that it names, relative to the workplace. */
  readonly path: RegExp
}

interface Broken {
  readonly reason: string
  /** Undefined where this machine cannot show it. */
  workplaceOf(prototype: Workplace): { workplace: Workplace; break(): void } | undefined
}

/** Disks and folders that take no file. The last needs no rights, so that it is shown on every machine. */
const BROKEN: Readonly<Record<string, Broken>> = {
  'a full disk': { reason: 'its disk is full', workplaceOf: (one) => onDisk(one, 'fill') },
  'a read-only disk': {
    reason: 'its disk is read-only',
    workplaceOf: (one) => onDisk(one, 'makeReadOnly'),
  },
  'a path through a file': {
    reason: 'a part of its path is a file',
    workplaceOf: ({ options, env }) => {
      const workplace = new Workplace(options, env)
      const obstruct = () => {
        for (const folder of FOLDERS) writeFileSync(workplace.path(folder), '')
      }
      return { workplace, break: obstruct }
    },
  },
}

function onDisk({ options, env }: Workplace, how: 'fill' | 'makeReadOnly') {
  const disk = mountTestDisk()
  if (!disk) return undefined
  const workplace = new Workplace(options, env, disk.folder)
  const breakDisk = () => {
    mkdirSync(workplace.path('out'))
    disk[how]()
  }
  return { workplace, break: breakDisk }
}

/**
 * Tests that commands name the path that could not be written, with exit code 3, on every kind of disk that takes no
 * file.
 *
 * @param prototype Gives a workplace with the options and variables of every run.
 * @param prepare Writes what the commands need, while the disk still takes it.
 */
export function testBrokenDisks(
  prototype: () => Workplace,
  prepare: (workplace: Workplace) => unknown,
  commands: Readonly<Record<string, WritingCommand>>,
): void {
  for (const [kind, { reason, workplaceOf }] of Object.entries(BROKEN)) {
    describe(`on ${kind}`, () => {
      let workplace: Workplace
      before(async function () {
        const made = workplaceOf(prototype())
        if (!made) return this.skip()
        workplace = made.workplace
        await prepare(workplace)
        made.break()
      })

      for (const [name, { args, path }] of Object.entries(commands)) {
        it(`${name} names the path that cannot be written`, async () => {
          const run = await workplace.jsonInside<{
            error: { code: string; context: { path: string; reason: string } }
          }>(typeof args === 'function' ? args() : args)
          expect(run.data.error?.code, run.stderr + run.stdout).to.equal('FILE_NOT_WRITABLE')
          expect(run.code).to.equal(3)
          const { context } = run.data.error
          expect(context.reason).to.equal(reason)
          expect(context.path.replace(`${workplace.folder}/`, '')).to.match(path)
        })
      }
    })
  }
}
