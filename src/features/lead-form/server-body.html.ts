export { default as ServerBody } from './page-form-body'
