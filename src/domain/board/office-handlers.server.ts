// Office handlers: boards, questions and consultations.
import type { Handlers } from '#platform/wire/invoke.server.ts'
import {
  answerConsultation,
  exportConsultations,
  getConsultation,
  listConsultations,
  updateConsultation,
} from './consultations.server.ts'
import type { boardOfficeCalls } from './office-calls.ts'
import { createBoard, listOwnBoards, orderBoards, updateBoard } from './own-boards.server.ts'
import { previewPost } from './preview.server.ts'
import { answerQuestion, exportQuestions, getQuestion, listQuestions } from './questions.server.ts'
import {
  createPost,
  getPost,
  listPosts,
  listWritableBoards,
  orderPosts,
  updatePost,
} from './staff-posts.server.ts'

export const boardOfficeHandlers: Handlers<typeof boardOfficeCalls> = {
  boards: listWritableBoards,
  ownBoards: listOwnBoards,
  createBoard,
  updateBoard,
  orderBoards,
  posts: listPosts,
  post: getPost,
  previewPost,
  createPost,
  updatePost,
  orderPosts,
  questions: listQuestions,
  exportQuestions,
  question: getQuestion,
  answerQuestion,
  consultations: listConsultations,
  exportConsultations,
  consultation: getConsultation,
  updateConsultation,
  answerConsultation,
}
