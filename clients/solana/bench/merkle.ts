// Compares building merkle lists with merkletreejs and keccak256, each in a process of its own: npm run bench:allowlist
import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { MerkleRun, MerkleSubject } from './merkleRun.ts'

const RUN = join(import.meta.dirname, 'merkleRun.ts')
const SIZES = [1_000, 100_000, 1_000_000]
/** Memory limit for a list of a million wallets. */
const MEMORY_LIMIT = 1.5 * 1024 ** 3

console.log(
  'Merkle lists: time to build, work of all processors for it, time of one proof,\nand peak memory of the process\n',
)
const rows: Record<string, string>[] = []
let isWithinMemory = true
for (const size of SIZES) {
  const ours = await run('ours', size)
  const plain = await run('plain', size)
  if (!ours) throw new Error(`Our list of ${size} wallets was not built`)
  if (plain && plain.root !== ours.root) {
    throw new Error(`The roots of ${size} wallets differ: ${ours.root} and ${plain.root}`)
  }
  const fromFile = await run('fromFile', size)
  if (fromFile?.root !== ours.root) throw new Error(`The root of the file of ${size} differs`)
  isWithinMemory &&= Math.max(ours.peakMemory, fromFile.peakMemory) < MEMORY_LIMIT
  rows.push(rowOf(size, 'ours', ours))
  rows.push(
    plain
      ? rowOf(size, 'merkletreejs', plain)
      : { wallets: `${size}`, way: 'merkletreejs', build: 'did not finish' },
  )
  if (plain) rows.push(ratioOf(size, ours, plain))
  rows.push(rowOf(size, 'ours, read from CSV', fromFile))
}
console.table(rows)
console.log('The roots of all ways are equal.')
console.log(`Peak memory of ours is ${isWithinMemory ? 'below' : 'NOT below'} 1.5 GiB.`)
if (!isWithinMemory) process.exitCode = 1

/** Measures in a separate process; undefined = it crashed, for example out of memory. */
function run(subject: MerkleSubject, size: number): Promise<MerkleRun | undefined> {
  return new Promise((resolve, reject) => {
    const child = fork(RUN, [subject, `${size}`])
    let result: MerkleRun | undefined
    child.on('message', (message) => {
      result = message as MerkleRun
    })
    child.on('error', reject)
    child.on('exit', () => resolve(result))
  })
}

function rowOf(size: number, way: string, result: MerkleRun) {
  const { buildTime, buildWork, proofTime, peakMemory } = result
  return {
    wallets: `${size}`,
    way,
    build: `${buildTime.toFixed(0)} ms`,
    processors: `${buildWork.toFixed(0)} ms`,
    'one proof': `${(proofTime * 1_000).toFixed(1)} µs`,
    memory: `${(peakMemory / 1024 ** 2).toFixed(0)} MiB`,
  }
}

function ratioOf(size: number, ours: MerkleRun, plain: MerkleRun) {
  return {
    wallets: `${size}`,
    way: 'merkletreejs / ours',
    build: `${(plain.buildTime / ours.buildTime).toFixed(1)} times`,
    processors: `${(plain.buildWork / ours.buildWork).toFixed(1)} times`,
    'one proof': `${(plain.proofTime / ours.proofTime).toFixed(1)} times`,
    memory: `${(plain.peakMemory / ours.peakMemory).toFixed(1)} times`,
  }
}
