import { mkdirSync, writeFileSync } from 'node:fs'
import { expect } from 'chai'
import { mountTestDisk } from '../../../tests/helpers/testDisk.ts'
import { Workplace } from './_command.ts'

/** Folders that commands write to in these tests: their state, and the outputs for `--out` and `--config`. */
const FOLDERS = ['.mintline', 'out'] as const

/** A command that writes. */
export interface WritingCommand {
  /** A function if they are only known once the tests run. */
  readonly args: readonly string[] | (() => readonly string[])
  /** The path that it names, relative to the workplace. */
  readonly path: RegExp
}

/** A drop on a chain whose commands start with the chain's name. */
interface NamedDrop {
  readonly kind: 'evm' | 'aptos'
  /** Its chain's slug. */
  readonly chain: string
  /** Name of a phase with a list. */
  readonly phase: string
  /** Its address, known once the tests run. */
  contract(): string
}

/** Path to the state that is written before anything is sent. */
export const STATE = /^\.mintline\/[\w-]+$/

/** Returns the commands that write the same files on each of these chains. */
export function commandsOf(drop: NamedDrop): Readonly<Record<string, WritingCommand>> {
  const { kind, chain, phase, contract } = drop
  const ofContract = () => ['--contract', contract()]
  return {
    init: {
      args: ['init', '--chain', chain, '--yes', '--config', 'out/new.json'],
      path: /^out\/new\.json$/,
    },
    launch: { args: ['launch'], path: STATE },
    mint: { args: () => [kind, 'mint', ...ofContract()], path: STATE },
    'phases set': { args: () => [kind, 'phases', 'set', ...ofContract()], path: STATE },
    'allowlist proofs': {
      args: [kind, 'allowlist', 'proofs', '--phase', phase, '--out', 'out/proofs'],
      path: /^out\/proofs(\/0x\w+\.json)?$/,
    },
    share: {
      args: () => [
        ...['share', '--chain', chain, ...ofContract()],
        ...['--site', 'https://drops.example/', '--out', 'out/share'],
      ],
      path: /^out\/share\/[\w-]+(\/index\.html)?$/,
    },
  }
}

interface Broken {
  readonly reason: string
  /** Undefined if this machine cannot show it. */
  workplaceOf(prototype: Workplace): { workplace: Workplace; break(): void } | undefined
}

/** Disks and folders that take no file. The last needs no rights, so that every machine can show it. */
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
 * @param prototype Returns a workplace with the options and variables for every run.
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
