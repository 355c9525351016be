import { BlobsServer } from '@netlify/blobs/server'

// In a process of its own: it needs packages that jest, with its own module system, cannot load.
const server = new BlobsServer({ directory: process.argv[2], token: 'token' })
const { port } = await server.start()
console.log(port)
