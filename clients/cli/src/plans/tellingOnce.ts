/** Reports a transaction's hash once it is known. */
export function tellingOnce(onSent: (hash: string) => void) {
  let told: string | undefined
  return ({ hash }: { readonly hash: string | undefined }) => {
    if (hash === undefined || hash === told) return
    told = hash
    onSent(hash)
  }
}
