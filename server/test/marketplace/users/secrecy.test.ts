import { expect } from 'chai'
import { sql } from 'kysely'
import { pino } from 'pino'
import {
  type ApiConnection,
  addUserWalletUsingPOST,
  createNonce,
  deleteUser,
  getCurrentUserUsingGET,
  getUserUsingGET,
  login,
  logout,
  saveUserUsingPOST,
} from '../../../../clients/marketplace-api/src/index.ts'
import { ERASURES } from '../../../src/users/deletion/personalTables.ts'
import { testDatabase } from '../../_database.ts'
import { marketplaceOver } from '../_app.ts'
import { connectionTo, refusalOf, signedIn } from '../_connection.ts'
import { evmWallet, solanaWallet } from '../_wallets.ts'
import { addWalletForm, deletionForm } from './_consents.ts'

describe('secrets of users', () => {
  it('are in no line of the log, and no answer but the login has a token', async () => {
    const lines: string[] = []
    const logger = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) })
    const database = await testDatabase()
    const app = await marketplaceOver(database, { logger })
    const answers: string[] = []
    const watched = (connection: ApiConnection): ApiConnection => ({
      ...connection,
      fetch: async (...request) => {
        const answer = await (connection.fetch as typeof fetch)(...request)
        answers.push(await answer.clone().text())
        return answer
      },
    })
    const user = await signedIn(app, evmWallet())
    const { userId: id, wallet, accessToken } = user
    const connection = watched(user.connection)
    const added = await addWalletForm(solanaWallet(), id)
    const deletion = await deletionForm(wallet, id)
    const secrets = [accessToken, added.signature, deletion.signature]

    await saveUserUsingPOST(connection, { id, userForm: { username: 'Ann' } })
    await addUserWalletUsingPOST(connection, { id, addUserWalletForm: added })
    await refusalOf(addUserWalletUsingPOST(connection, { id, addUserWalletForm: added }))
    await getCurrentUserUsingGET(connection)
    await getUserUsingGET(watched(connectionTo(app)), { id })
    const { blockchain, address } = wallet
    const given = await createNonce(connection, { signInForm: { blockchain, address } })
    const loginForm = { message: given.nonce, signature: added.signature }
    await refusalOf(login(connection, { loginForm }))
    for (const table of Object.keys(ERASURES)) {
      const { rows } = await sql<{ row: string }>`
        select t::text as row from ${sql.table(table)} t
      `.execute(database.read)
      const kept = rows.map(({ row }) => row).join('\n')
      for (const secret of secrets) expect(kept, table).to.not.include(secret)
    }
    await deleteUser(connection, { id, signatureForm: deletion })
    await refusalOf(logout(connection))
    await app.close()

    expect(lines.length).to.be.at.least(10)
    for (const secret of secrets) {
      expect(lines.join('\n')).to.not.include(secret)
      expect(answers.join('\n')).to.not.include(secret)
    }
  })
})
