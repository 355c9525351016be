import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'
import { resetGatsbyMock } from './gatsby-mock'

// A form that is filled in within a second is held back for the rest of it.
configure({ asyncUtilTimeout: 4_000 })

beforeEach(() => resetGatsbyMock())
