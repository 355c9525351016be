import '@testing-library/jest-dom'
import { resetGatsbyMock } from './gatsby-mock'

beforeEach(() => resetGatsbyMock())
