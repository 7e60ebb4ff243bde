import { expect } from 'chai'
import { bundle } from './helpers/bundle.ts'
import { strangersProject } from './helpers/project.ts'
import { runScript } from './helpers/runScript.ts'

/** Other chains' code. */
const FOREIGN = /@mintline\/(solana|evm|cli)\/|node_modules\/(@solana|viem)\//

describe('@mintline/aptos, installed', () => {
  const bundled = (names: string) =>
    bundle(`export { ${names} } from '@mintline/aptos'`, strangersProject())

  it('finds the drop machine of a collection in Node, without a network', () => {
    const script = `
      import { machineOf } from '@mintline/aptos'

      const machines = { modules: { 1: { module: '0xd1::drop' } }, versions: { '0xa1': 1 } }
      const { version, module } = machineOf('0x0a1', machines)
      console.log(version, module)
    `
    expect(runScript(script, strangersProject())).to.equal(`1 0x${'d1'.padStart(64, '0')}::drop\n`)
  })

  it('brings neither other chains nor modules of Node into a browser', async () => {
    const { read, code } = await bundle(`export * from '@mintline/aptos'`, strangersProject())
    expect(code).to.not.match(/from ?["']node:/)
    expect(read.filter((path) => FOREIGN.test(path))).to.deep.equal([])
  })

  it('leaves sending out of a page that reads', async () => {
    const { kept } = await bundled('connectAptos, fetchMintData')
    const folders = new Set(kept.flatMap((path) => /aptos\/dist\/(\w+)\//.exec(path)?.[1] ?? []))
    expect([...folders]).to.include('drop')
    expect([...folders].filter((name) => ['send', 'wallet'].includes(name))).to.deep.equal([])
  })

  it('is not bundled as a whole for a single function', async () => {
    const whole = await bundle(`export * from '@mintline/aptos'`, strangersProject())
    const single = await bundled('parseVmStatus')
    expect(single.bytes * 10).to.be.lessThan(whole.bytes)
  })
})
