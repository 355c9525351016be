import { startBlobsServer } from '../../netlify/local/blobs-server.ts'

// In a process of its own: it needs packages that jest, with its own module system, cannot load.
const { port } = await startBlobsServer(process.argv[2], 'token')
console.log(port)
