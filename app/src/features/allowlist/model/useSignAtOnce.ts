import { useDevelopmentSettings } from '#entities/wallet/lib/development/developmentStore.ts'
import { useAccount } from '#entities/wallet/model/useAccount.ts'

/** For a wallet that signs without asking: while some land, others are made. */
const WITHOUT_ASKING = 16
/** For a wallet that asks a person each time. */
const WITH_ASKING = 100

/** How many transactions the wallet signs at once, and whether it asks a person each time. */
export function useSignAtOnce(): { signAtOnce: number; asksPerson: boolean } {
  const account = useAccount()
  const { asksBeforeSigning } = useDevelopmentSettings()
  const asksPerson = account?.isDevelopment !== true || asksBeforeSigning
  return { signAtOnce: asksPerson ? WITH_ASKING : WITHOUT_ASKING, asksPerson }
}
