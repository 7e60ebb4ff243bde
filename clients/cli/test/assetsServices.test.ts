import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { startBucketServer } from '../../assets/test/storage/_bucketServer.ts'
import { type FaultyFront, startFaultyFront } from '../../assets/test/storage/_faultyFront.ts'
import { startKuboNode } from '../../assets/test/storage/_kuboNode.ts'
import { STRICT, startStrictBucket } from '../../assets/test/storage/_strictBucket.ts'
import { type CommandRun, Workplace } from './_command.ts'
import { writePictures } from './_pictures.ts'

const SESSION_TOKEN = 'the session token'
const SECRETS = [STRICT.secretAccessKey, SESSION_TOKEN]
const WRITE = /^PUT|dag\/import/

/** Two pictures and three documents. */
const OBJECTS = 5
/** The same, and both folders. */
const IMPORTS = 7

/** A bucket behind a front, which checks signatures. */
async function openBucket() {
  const server = await startBucketServer()
  const strict = await startStrictBucket(server.url)
  const front = await startFaultyFront(strict.url)
  return {
    front,
    writes: OBJECTS,
    args: ['--bucket', 'drop/dawn', '--endpoint', front.url, '--base-url', 'https://a.example/'],
    stored: async () => Object.fromEntries(await server.objects()),
    close: () => Promise.all([front.close(), strict.close(), server.close()]),
  }
}

/** A node of IPFS behind a front. */
async function openNode() {
  const node = await startKuboNode()
  const front = await startFaultyFront(node.url)
  return {
    front,
    writes: IMPORTS,
    args: ['--ipfs', front.url],
    stored: async () => (await node.pins()).sort(),
    close: () => Promise.all([front.close(), node.close()]),
  }
}

/** @param config Its config, which would have another wallet otherwise. */
const newWorkplace = async (config?: string) => {
  const workplace = new Workplace([], {
    AWS_ACCESS_KEY_ID: STRICT.accessKeyId,
    AWS_SECRET_ACCESS_KEY: STRICT.secretAccessKey,
    AWS_SESSION_TOKEN: SESSION_TOKEN,
    AWS_REGION: STRICT.region,
  })
  writePictures(workplace)
  await workplace.runInside(['init', '--yes', '--supply', '2', '--name', 'First drop'])
  if (config !== undefined) workplace.write('drop.config.json', config)
  await workplace.runInside(['assets', 'build', '--from', 'pictures'])
  return workplace
}

const writesAt = ({ requests }: FaultyFront) => requests.filter((line) => WRITE.test(line))

/** Kills the process of an upload once some writes were stored, before it has the last answer. */
function killedUpload(
  workplace: Workplace,
  { front, args }: { readonly front: FaultyFront; readonly args: readonly string[] },
  stored: number,
): Promise<CommandRun> {
  let kill = () => {}
  front.concerns = WRITE
  front.faults = [...Array<undefined>(stored - 1), 'lost']
  front.onFault = () => kill()
  return workplace.run(['assets', 'upload', ...args], {
    onStderr: (_, child) => {
      kill = () => void child.kill('SIGKILL')
    },
  })
}

for (const [title, open] of [
  ['a bucket', openBucket],
  ['a node of IPFS', openNode],
] as const) {
  describe(`mintline assets upload to ${title}`, () => {
    for (const stored of [1, 3, 5]) {
      it(`goes on after a kill at write ${stored}, and ends as if there had been none`, async () => {
        const [calm, hit] = await Promise.all([open(), open()])
        try {
          // Given an upload that nothing disturbs
          const undisturbed = await newWorkplace()
          const config = (place: Workplace) => readFileSync(place.path('drop.config.json'), 'utf8')
          const workplace = await newWorkplace(config(undisturbed))
          const whole = await undisturbed.jsonInside<Record<string, unknown>>([
            ...['assets', 'upload', '--yes'],
            ...calm.args,
          ])
          expect(whole.code, whole.stderr).to.equal(0)
          expect(writesAt(calm.front)).to.have.length(calm.writes)
          // And one that is killed
          expect((await killedUpload(workplace, hit, stored)).code).to.equal(null)
          await hit.front.settle()
          const before = writesAt(hit.front).length
          expect(before).to.be.at.least(stored)
          // When it runs again
          const again = await workplace.jsonInside<{ sent: number; skipped: number }>([
            ...['assets', 'upload', '--yes'],
            ...hit.args,
          ])
          // Then it sends what is missing, and nothing else
          expect(again.code, again.stderr).to.equal(0)
          const { sent, skipped } = again.data
          expect(skipped).to.be.at.least(stored)
          expect(sent + skipped).to.equal(hit.writes)
          expect(writesAt(hit.front).length - before).to.equal(sent)
          // And storage and config are those of the other one
          expect(await hit.stored()).to.deep.equal(await calm.stored())
          expect(config(workplace)).to.equal(config(undisturbed))
          const { data } = await workplace.jsonInside(['assets', 'upload', ...hit.args])
          expect(data).to.include({ sent: 0, skipped: hit.writes })
        } finally {
          await Promise.all([calm.close(), hit.close()])
        }
      })
    }
  })
}

describe('keys of a bucket', () => {
  it('are in no output, no file and no URL', async () => {
    const bucket = await openBucket()
    try {
      // Given an upload with keys of the environment that is killed, so that its journal stays
      const workplace = await newWorkplace()
      const killed = await killedUpload(workplace, bucket, 2)
      const filesOf = () =>
        readdirSync(workplace.folder, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1'))
      const files = filesOf()
      expect(files.filter((text) => text.includes('"kind":"sent"'))).to.have.length(1)
      // When another secret is refused, and the right one is taken
      const args = ['assets', 'upload', '--yes', ...bucket.args]
      workplace.env.AWS_SECRET_ACCESS_KEY = 'the guessed secret'
      const refused = await workplace.runInside(args)
      expect(refused.stderr).to.match(/does not match: check the secret \(STORAGE_REFUSED\)/)
      expect(refused.code).to.equal(1)
      workplace.env.AWS_SECRET_ACCESS_KEY = STRICT.secretAccessKey
      const taken = await workplace.runInside(args)
      expect(taken.code, taken.stderr).to.equal(0)
      expect(Object.keys(await bucket.stored())).to.have.length(OBJECTS)
      // Then none of them shows
      const outputs = [killed, refused, taken].flatMap(({ stdout, stderr }) => [stdout, stderr])
      const shown = [...outputs, ...files, ...filesOf(), ...bucket.front.requests]
      for (const secret of [...SECRETS, 'the guessed secret']) {
        for (const form of [secret, encodeURIComponent(secret), secret.replaceAll(' ', '+')]) {
          expect(shown.filter((text) => text.includes(form))).to.deep.equal([])
        }
      }
    } finally {
      await bucket.close()
    }
  })
})
