import { spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { hasMove } from '../../localnet/src/aptos/move/index.ts'

/** A suite of tests and its command. */
export interface Suite {
  name: string
  command: string
  args: string[]
  /** Working folder relative to the root; default: the root. */
  folder?: string
  /** Parses the number of passed and failed tests from the output. */
  count(output: string): { passed: number; failed: number }
  /** Requirement of the suite, which is skipped where it is not met. */
  needs?: { isMet(): boolean; howToGet: string }
}

const CHROMIUM = program(
  process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  'install Chromium and give its path in CHROMIUM_PATH',
)

/** Files of a suite at a time. Each loads its own programs and starts its own network, which takes memory. */
const JOBS = Math.min(availableParallelism(), 4)

/** All suites, fastest first. */
export const SUITES: readonly Suite[] = [
  {
    name: 'Rust unit tests',
    command: 'cargo',
    args: ['test', '--locked', '--quiet'],
    count: countCargo,
    needs: program('cargo', 'install Rust from https://rustup.rs'),
  },
  {
    name: 'Move unit tests',
    command: process.execPath,
    args: [...process.execArgv, 'scripts/test/move.ts'],
    count: countMove,
    needs: {
      isMet: hasMove,
      howToGet: 'use Linux with glibc or macOS, and npm install with optional dependencies',
    },
  },
  mocha('documents', 'tests/docs/**/*.test.ts'),
  mocha('localnet', 'localnet/test/**/*.test.ts'),
  parallel(mocha('clients', 'clients/*/test/**/*.test.ts')),
  { ...mocha('packages', 'tests/packages/**/*.test.ts'), needs: CHROMIUM },
  mocha('examples', 'examples/*/test/**/*.test.ts'),
  mocha('migrations', 'migrations/test/**/*.test.ts'),
  parallel(mocha('programs in bankrun', 'tests/{suites,stories}/**/*.test.ts')),
  parallel(mocha('properties', 'tests/properties/**/*.test.ts')),
  {
    name: 'console: logic and components',
    command: process.execPath,
    args: ['../node_modules/vitest/vitest.mjs', 'run'],
    folder: 'app',
    count: countVitest,
  },
  parallel({
    name: 'console: flows in Chromium',
    command: process.execPath,
    args: [
      '../node_modules/mocha/bin/mocha.js',
      '--config',
      'e2e/.mocharc.json',
      'e2e/**/*.test.ts',
    ],
    folder: 'app',
    count: countMocha,
    needs: CHROMIUM,
  }),
]

function program(name: string, howToGet: string): Suite['needs'] {
  return { isMet: () => spawnSync(name, ['--version'], { stdio: 'ignore' }).status === 0, howToGet }
}

function mocha(name: string, pattern: string): Suite {
  return {
    name,
    command: process.execPath,
    args: ['node_modules/mocha/bin/mocha.js', pattern],
    count: countMocha,
  }
}

/** Runs several files of a suite at once. */
function parallel(suite: Suite): Suite {
  return { ...suite, args: [...suite.args, '--parallel', '--jobs', `${JOBS}`] }
}

function countMocha(output: string): { passed: number; failed: number } {
  return {
    passed: sum(output, /^\s+(\d+) passing/gm),
    failed: sum(output, /^\s+(\d+) failing/gm),
  }
}

function countVitest(output: string): { passed: number; failed: number } {
  return {
    passed: sum(output, /^\s+Tests\s.*?(\d+) passed/gm),
    failed: sum(output, /^\s+Tests\s.*?(\d+) failed/gm),
  }
}

function countCargo(output: string): { passed: number; failed: number } {
  return {
    passed: sum(output, /^test result: .*?(\d+) passed/gm),
    failed: sum(output, /^test result: .*?(\d+) failed/gm),
  }
}

function countMove(output: string): { passed: number; failed: number } {
  return {
    passed: sum(output, /^Test result: .*; passed: (\d+)/gm),
    failed: sum(output, /^Test result: .*; failed: (\d+)/gm),
  }
}

function sum(output: string, pattern: RegExp): number {
  return [...output.matchAll(pattern)].reduce((total, [, count]) => total + Number(count), 0)
}
