import { useBlobs } from './blobs'
import { useMailServer } from './mail-server'
import { useEnv } from './receiver'

/** The settings of the real site, as opposed to a preview's. */
export const REAL = { isPreview: false, settingPrefix: '' }

/** For each test an empty store, and a mail server that the settings name; nothing is logged. */
export function useMail() {
  const server = useMailServer()
  const setEnv = useEnv()
  useBlobs()
  beforeEach(() => {
    jest.spyOn(console, 'log').mockImplementation()
    setEnv({ MAIL_URL: server.url, MAIL_TO: 'office@riverway.example' })
  })
  return { server, setEnv }
}
