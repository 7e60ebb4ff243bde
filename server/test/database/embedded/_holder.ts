// Opens the embedded database of a folder, prints its address, and closes it when it is told anything.
import { once } from 'node:events'
import { openEmbeddedDatabase } from '../../../src/database/embedded/openEmbeddedDatabase.ts'

const [folder = ''] = process.argv.slice(2)
const database = await openEmbeddedDatabase({ folder })
console.log(JSON.stringify(database.address))
await once(process.stdin, 'data')
await database.close()
process.exit()
