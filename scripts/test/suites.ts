import { availableParallelism } from 'node:os'

/** A suite of tests and its command. */
export interface Suite {
  name: string
  command: string
  args: string[]
  /** Working folder relative to the root; default: the root. */
  folder?: string
  /** Parses the number of passed and failed tests from the output. */
  count(output: string): { passed: number; failed: number }
  /** A program that the suite requires. */
  needs?: { program: string; howToGet: string }
}

const CHROMIUM = {
  program: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  howToGet: 'install Chromium and give its path in CHROMIUM_PATH',
}

/** Files of a suite at a time. Each loads its own programs and starts its own network, which takes memory. */
const JOBS = Math.min(availableParallelism(), 4)

/** All suites, fastest first. */
export const SUITES: readonly Suite[] = [
  {
    name: 'Rust unit tests',
    command: 'cargo',
    args: ['test', '--locked', '--quiet'],
    count: countCargo,
    needs: { program: 'cargo', howToGet: 'install Rust from https://rustup.rs' },
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

function sum(output: string, pattern: RegExp): number {
  return [...output.matchAll(pattern)].reduce((total, [, count]) => total + Number(count), 0)
}
