import { expect } from 'chai'
import { bundle } from './helpers/bundle.ts'
import { strangersProject } from './helpers/project.ts'
import { runScript } from './helpers/runScript.ts'

/** Server clients, each with one call and the parameter that it requires. */
const CLIENTS = [
  {
    name: '@mintline/indexer-api',
    call: 'getItemById',
    mandatory: 'itemId',
    path: '/v0.1/items/{itemId}',
    paths: /\/v\d\.\d\//g,
  },
  {
    name: '@mintline/marketplace-api',
    call: 'likeUsingPOST',
    mandatory: 'id',
    path: '/marketplace/api/v4/items/{id}/like',
    paths: /\/marketplace\//g,
  },
]

for (const { name, call, mandatory, path, paths } of CLIENTS) {
  describe(`${name}, installed`, () => {
    it('names a missing parameter in Node before anything is sent', () => {
      const script = `
        import { ${call} } from '${name}'

        await ${call}({ baseUrl: 'http://127.0.0.1:9' }, {}).catch(({ message }) => console.log(message))
      `
      expect(runScript(script, strangersProject())).to.equal(
        `Required parameter requestParameters.${mandatory} was null or undefined when calling ${call}.\n`,
      )
    })

    it('brings nothing else into a browser, and for streams the parser of events', async () => {
      const { read } = await bundle(`export * from '${name}'`, strangersProject())
      const others = read.filter((file) => !file.includes(name) && file !== '<stdin>')
      expect(others).to.deep.equal(['node_modules/eventsource-parser/dist/index.js'])
    })

    it('leaves the other calls out of a page that makes one', async () => {
      const { code } = await bundle(`export { ${call} } from '${name}'`, strangersProject())
      expect(code).to.include(path)
      expect(code.match(paths)).to.have.length(1)
      expect(code).to.not.include('max-buffer-size-exceeded')
    })
  })
}
