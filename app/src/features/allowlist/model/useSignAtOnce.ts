import { useDevelopmentSettings } from '#entities/wallet/lib/development/developmentStore.ts'
import { useAccount } from '#entities/wallet/model/useAccount.ts'

/** For a wallet that signs without asking: batches are built while earlier ones land. */
const WITHOUT_ASKING = 16
/** For a wallet that asks for each approval. */
const WITH_ASKING = 100

/** Returns how many transactions one approval signs, and whether the wallet asks a person. */
export function useSignAtOnce(): { signAtOnce: number; asksPerson: boolean } {
  const account = useAccount()
  const { asksBeforeSigning } = useDevelopmentSettings()
  const asksPerson = account?.isDevelopment !== true || asksBeforeSigning
  return { signAtOnce: asksPerson ? WITH_ASKING : WITHOUT_ASKING, asksPerson }
}
