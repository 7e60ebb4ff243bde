import { fileURLToPath } from 'node:url'
import { bundledSize } from '../../../tests/helpers/bundledSize.ts'

const SOURCE = fileURLToPath(new URL('../src/index.ts', import.meta.url))

/** Returns the bytes that each part of the client adds to a page, minified and compressed. */
export async function clientSizes() {
  return {
    all: await bundledSize(SOURCE, '*'),
    one: await bundledSize(SOURCE, '{ likeUsingPOST }'),
    signIn: await bundledSize(SOURCE, '{ signIn }'),
    entitiesOfList: await bundledSize(SOURCE, '{ searchItemsUsingPOST, entities }'),
  }
}
