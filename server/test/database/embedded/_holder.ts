// Opens a folder's embedded database, prints its address, and closes it on any input.
import { once } from 'node:events'
import { openEmbeddedDatabase } from '../../../src/database/embedded/openEmbeddedDatabase.ts'

const [folder = ''] = process.argv.slice(2)
const database = await openEmbeddedDatabase({ folder })
console.log(JSON.stringify(database.address))
await once(process.stdin, 'data')
await database.close()
process.exit()
