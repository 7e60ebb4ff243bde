import { spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { findChromium, HOW_TO_GET_CHROMIUM } from '../../app/e2e/helpers/chromium.ts'
import { hasMove } from '../../localnet/src/aptos/move/index.ts'
import { hasSchemathesis } from '../../server/fuzzing/schemathesis.ts'
import { hasPostgresql } from '../../server/sizes/_postgresql.ts'

/** A suite of tests and its command. */
export interface Suite {
  name: string
  command: string
  args: string[]
  /** Patterns for its files, which come after the arguments. Without them, its files cannot be run one by one. */
  files?: string[]
  /** Patterns of its files where `files` are a filter, relative to the working folder. Default: `files`. */
  patterns?: string[]
  /** Files that it reads other than by imports, relative to the root: it runs whole where one changes. */
  reads?: RegExp
  /** Working folder relative to the root; default: the root. */
  folder?: string
  /** Counts passed and failed tests in the output. */
  count(output: string): { passed: number; failed: number }
  /** Where the output begins to describe failed tests. */
  failures: RegExp
  /** True if it keeps all cores busy, so that nothing runs beside it. Default: false. */
  isParallel?: boolean
  /** True for the suite that takes longest on one core: nothing waits for it. Default: false. */
  isLongest?: boolean
  /**
   * Files that move no money: their failed tests are retried, as they may depend on the machine's load. A test about
   * money that fails once has found something. Default: none.
   */
  repeatable?: RegExp
  /** What the suite requires; without it, the suite is skipped. */
  needs?: { isMet(): boolean; howToGet: string }
}

const CHROMIUM: Suite['needs'] = {
  isMet: () => findChromium() !== undefined,
  howToGet: HOW_TO_GET_CHROMIUM,
}

const MOCHA_FAILURES = /^\s+\d+ failing$/m

const REPORTER = fileURLToPath(new URL('reporter.cjs', import.meta.url))

/**
 * How many files or suites to run at once: one more than cores, as all wait for other processes now and then. Each
 * loads its own programs and starts its own network, which takes memory.
 */
export const JOBS = Math.min(availableParallelism() + 1, 4)

/**
 * Server tests that depend most on PostgreSQL's version, besides those with standbys: races among them. Mocha expands
 * braces only in patterns with a star.
 */
const ON_POSTGRESQL = [
  'server/sizes/*.test.ts',
  'server/test/database/{migrations,pools}/*.test.ts',
  'server/test/ingest/applyBatch.test.ts',
  'server/test/leaderboards/refresh.test.ts',
  'server/test/read-model/items.test.ts',
  'server/test/read-model/search/*.test.ts',
  'server/test/marketplace/{social,users}/*.test.ts',
  'server/test/marketplace/auctions/auctions.test.ts',
  'server/test/marketplace/platform/platform.test.ts',
  'server/test/marketplace/sign-in/signIn.test.ts',
  'server/test/marketplace/user-emails/userEmails.test.ts',
  'server/test/orders/auctions.test.ts',
  'server/test/orders/sameRules.test.ts',
]

const ANY_FILE = /./

/** Flows in which the page sends nothing, or that only look at a page. */
const READING_FLOWS =
  /(^|\/)(collection(Items|ItemFilters)?|dates|frame|hashes|indexed|indexedSales|loadFailure|look|narrow|settings|start|\w+Look)\.test\.ts$/

/** Server tests: first the one that takes minutes, which would be alone at the end. */
const OF_SERVER = ['server/test/**/killed.test.ts', 'server/test/**/!(killed).test.ts']

/** All suites. Of those that run side by side, the longest come first. */
export const SUITES: readonly Suite[] = [
  {
    name: 'Rust unit tests',
    command: 'cargo',
    args: ['test', '--locked', '--quiet'],
    count: countCargo,
    failures: /^failures:$/m,
    isParallel: true,
    reads: /\.rs$|(^|\/)Cargo\.(toml|lock)$/,
    needs: program('cargo', 'install Rust from https://rustup.rs'),
  },
  {
    ...mocha('packages', 'tests/packages/**/*.test.ts'),
    isLongest: true,
    repeatable: ANY_FILE,
    needs: CHROMIUM,
  },
  // One of them takes nearly all of the time, so that a second core would have nothing to do.
  mocha('properties', 'tests/properties/**/*.test.ts'),
  {
    name: 'Move unit tests',
    command: process.execPath,
    args: [...process.execArgv, 'scripts/test/move.ts'],
    count: countMove,
    failures: /^Test failures:$/m,
    reads: /\.move$|(^|\/)Move\.toml$/,
    needs: {
      isMet: hasMove,
      howToGet: 'use Linux with glibc or macOS, and npm install with optional dependencies',
    },
  },
  { ...mocha('documents', 'tests/docs/**/*.test.ts'), reads: /\.md$/ },
  mocha('scripts', 'scripts/**/*.test.ts'),
  mocha('localnet', 'localnet/test/**/*.test.ts'),
  mocha('examples', 'examples/*/test/**/*.test.ts'),
  mocha('migrations', 'migrations/test/**/*.test.ts'),
  {
    ...mocha('requests of all forms to the server', 'server/fuzzing/*.test.ts'),
    repeatable: ANY_FILE,
    needs: {
      isMet: hasSchemathesis,
      howToGet: 'install Python 3.11 or newer with its module venv, and let it reach PyPI once',
    },
  },
  {
    ...mocha('attacks on the server', 'server/abuse/*.test.ts'),
    repeatable: ANY_FILE,
    needs: {
      isMet: () => process.platform === 'linux',
      howToGet:
        'use Linux, which tells the memory of a process, and has more than one loopback address',
    },
  },
  parallel(mocha('clients', 'clients/*/test/**/*.test.ts')),
  {
    ...parallel(mocha('server', OF_SERVER, ['server/test/_sharedPostgres.ts'])),
    repeatable: ANY_FILE,
  },
  {
    ...parallel(
      mocha('server on PostgreSQL 15', ON_POSTGRESQL, ['server/sizes/_sharedCluster.ts']),
    ),
    repeatable: ANY_FILE,
    needs: {
      isMet: hasPostgresql,
      howToGet:
        "install Debian's postgresql-15, or give the folder of initdb in POSTGRESQL_PROGRAMS",
    },
  },
  {
    ...parallel(mocha('programs in bankrun', 'tests/{suites,stories}/**/*.test.ts')),
    reads: /^target\/deploy\//,
  },
  {
    name: 'console: logic and components',
    command: process.execPath,
    args: ['../node_modules/vitest/vitest.mjs', 'run'],
    files: [],
    patterns: ['{src,build,scripts}/**/*.test.{ts,tsx}'],
    repeatable: ANY_FILE,
    folder: 'app',
    count: countVitest,
    failures: /^.*Failed Tests.*$/m,
    isParallel: true,
  },
  parallel({
    name: 'console: flows in Chromium',
    command: process.execPath,
    args: [
      '../node_modules/mocha/bin/mocha.js',
      '--config',
      'e2e/.mocharc.json',
      '--reporter',
      REPORTER,
    ],
    files: ['e2e/**/*.test.ts'],
    repeatable: READING_FLOWS,
    folder: 'app',
    count: countMocha,
    failures: MOCHA_FAILURES,
    needs: CHROMIUM,
  }),
]

function program(name: string, howToGet: string): Suite['needs'] {
  return { isMet: () => spawnSync(name, ['--version'], { stdio: 'ignore' }).status === 0, howToGet }
}

function mocha(
  name: string,
  patterns: string | readonly string[],
  required: readonly string[] = [],
): Suite {
  return {
    name,
    command: process.execPath,
    args: [
      'node_modules/mocha/bin/mocha.js',
      '--reporter',
      REPORTER,
      ...required.flatMap((module) => ['--require', module]),
    ],
    files: [patterns].flat(),
    count: countMocha,
    failures: MOCHA_FAILURES,
  }
}

/** Runs several files of a suite at once. */
function parallel(suite: Suite): Suite {
  return { ...suite, isParallel: true, args: [...suite.args, '--parallel', '--jobs', `${JOBS}`] }
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
