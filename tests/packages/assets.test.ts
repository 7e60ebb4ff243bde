import { expect } from 'chai'
import { bundle } from './helpers/bundle.ts'
import { strangersProject } from './helpers/project.ts'
import { runScript } from './helpers/runScript.ts'

describe('@mintline/assets, installed', () => {
  it('makes documents in Node, without a network', () => {
    const script = `
      import { assembleItems, itemDocument, parseTraitsCsv } from '@mintline/assets'

      const { rows } = parseTraitsCsv('number,Sky\\n1,Red\\n')
      const { items } = assembleItems({ files: ['1.png'], rows })
      const documents = items.map((item) => itemDocument(item, { name: 'Dawn #{}' }))
      console.log(documents[0].name, JSON.stringify(documents[0].attributes))
    `
    expect(runScript(script, strangersProject())).to.equal(
      'Dawn #1 [{"trait_type":"Sky","value":"Red"}]\n',
    )
  })

  it('brings neither modules of Node nor sharp into a browser', async () => {
    const { code, read } = await bundle(`export * from '@mintline/assets'`, strangersProject())
    expect(code).to.not.match(/["']node:/)
    expect(read.filter((path) => /node_modules\/sharp\//.test(path))).to.deep.equal([])
    expect(read.filter((path) => path.includes('@mintline/assets/dist/node/'))).to.deep.equal([])
  })

  it('leaves content ids out of a page that makes documents', async () => {
    const names = 'assembleItems, itemDocument, parseTraitsCsv'
    const { kept } = await bundle(`export { ${names} } from '@mintline/assets'`, strangersProject())
    expect(kept.filter((path) => /node_modules\/(@ipld|multiformats)\//.test(path))).to.deep.equal(
      [],
    )
  })
})
