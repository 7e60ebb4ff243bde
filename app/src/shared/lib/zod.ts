import { z } from 'zod'

// The policy of the page forbids eval, which zod would try out at its first schema otherwise: a try
// that the policy stops is reported like an attack.
z.config({ jitless: true })

export { z }
