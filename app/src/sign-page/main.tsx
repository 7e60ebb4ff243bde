import './styles.css'
import { createRoot } from 'react-dom/client'
import { SignSession } from './lib/signSession.ts'
import { SignPage } from './ui/SignPage.tsx'

const session = new SignSession()
void session.run()
createRoot(document.getElementById('root') as HTMLElement).render(<SignPage session={session} />)
