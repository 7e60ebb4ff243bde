import { expect } from 'chai'
import { bundle } from './helpers/bundle.ts'
import { strangersProject } from './helpers/project.ts'
import { runScript } from './helpers/runScript.ts'

describe('@mintline/indexer-api, installed', () => {
  const bundled = (names: string) =>
    bundle(`export { ${names} } from '@mintline/indexer-api'`, strangersProject())

  it('names a missing parameter in Node before anything is sent', () => {
    const script = `
      import { getItemById } from '@mintline/indexer-api'

      await getItemById({ baseUrl: 'http://127.0.0.1:9' }, {}).catch(({ message }) => console.log(message))
    `
    expect(runScript(script, strangersProject())).to.equal(
      'Required parameter requestParameters.itemId was null or undefined when calling getItemById.\n',
    )
  })

  it('brings nothing else into a browser', async () => {
    const { read } = await bundle(`export * from '@mintline/indexer-api'`, strangersProject())
    const others = read.filter(
      (path) => !path.includes('@mintline/indexer-api') && path !== '<stdin>',
    )
    expect(others).to.deep.equal([])
  })

  it('leaves the other calls out of a page that makes one', async () => {
    const { code } = await bundled('getItemById')
    expect(code).to.include('/v0.1/items/{itemId}')
    expect(code.match(/\/v\d\.\d\//g)).to.have.length(1)
  })
})
