import type { ApiRoutes } from "@/lib/api/openapi";
import * as aboutContent from "../about-content/route";
import * as adminAiSettings from "../admin/ai-settings/route";
import * as bin from "../admin/bin/route";
import * as bulk from "../admin/bulk/route";
import * as chatSession from "../admin/chat-sessions/[sessionId]/route";
import * as chatSessions from "../admin/chat-sessions/route";
import * as consultantCosts from "../admin/consultant/costs/route";
import * as consultantTrial from "../admin/consultant/try/route";
import * as consultantUnanswered from "../admin/consultant/unanswered/route";
import * as adminContactContent from "../admin/contact-content/route";
import * as inboxConversationBulk from "../admin/inbox/conversation-bulk/route";
import * as inboxConversationIds from "../admin/inbox/conversation-ids/route";
import * as inboxConversation from "../admin/inbox/conversations/[sessionId]/route";
import * as inboxConversations from "../admin/inbox/conversations/route";
import * as inboxMessagesBulk from "../admin/inbox/messages/bulk/route";
import * as inboxMessageIds from "../admin/inbox/messages/ids/route";
import * as inboxMessages from "../admin/inbox/messages/route";
import * as inboxUnread from "../admin/inbox/unread/route";
import * as linkCheck from "../admin/link-check/route";
import * as messageProcess from "../admin/messages/[id]/process/route";
import * as message from "../admin/messages/[id]/route";
import * as messages from "../admin/messages/route";
import * as names from "../admin/names/route";
import * as overview from "../admin/overview/route";
import * as preview from "../admin/preview/route";
import * as references from "../admin/references/route";
import * as revisionRestore from "../admin/revisions/[id]/restore/route";
import * as revision from "../admin/revisions/[id]/route";
import * as revisions from "../admin/revisions/route";
import * as rowIds from "../admin/rows/[collection]/ids/route";
import * as rows from "../admin/rows/[collection]/route";
import * as savedQuestion from "../admin/saved-questions/[id]/route";
import * as savedQuestions from "../admin/saved-questions/route";
import * as adminSession from "../admin/sessions/[id]/route";
import * as adminSessions from "../admin/sessions/route";
import * as system from "../admin/system/route";
import * as transferApply from "../admin/transfer/[collection]/apply/route";
import * as transferExport from "../admin/transfer/[collection]/export/route";
import * as transferPlan from "../admin/transfer/[collection]/plan/route";
import * as aiSettings from "../ai-settings/route";
import * as authCheck from "../auth/check/route";
import * as category from "../categories/[id]/route";
import * as categories from "../categories/route";
import * as chatFeedback from "../chat/[sessionId]/feedback/route";
import * as conversation from "../chat/[sessionId]/route";
import * as chat from "../chat/route";
import * as citation from "../citations/[kind]/[id]/route";
import * as conditionsOfPeptide from "../conditions/peptide/[id]/route";
import * as contact from "../contact/route";
import * as contactContent from "../contact-content/route";
import * as contactInfo from "../contact-info/route";
import * as devItem from "../dev-items/[id]/route";
import * as devItems from "../dev-items/route";
import * as video from "../educational-videos/[id]/route";
import * as videoImport from "../educational-videos/bulk-import/route";
import * as videosOfPeptide from "../educational-videos/peptide/[id]/route";
import * as videos from "../educational-videos/route";
import * as health from "../health/route";
import * as legalDocs from "../legal-docs/route";
import * as login from "../login/route";
import * as logoutEverywhere from "../logout/everywhere/route";
import * as logout from "../logout/route";
import * as mcp from "../mcp/route";
import * as peptideChanges from "../peptides/[id]/changes/route";
import * as peptide from "../peptides/[id]/route";
import * as latestChanges from "../peptides/changes/route";
import * as peptides from "../peptides/route";
import * as ready from "../ready/route";
import * as article from "../research/[id]/route";
import * as articlesOfPeptide from "../research/peptide/[id]/route";
import * as research from "../research/route";
import * as search from "../search/route";
import * as searchSuggestions from "../search/suggestions/route";
import * as siteSettings from "../site-settings/route";
import * as siteText from "../site-text/route";
import * as socialMedia from "../social-media/route";

/** Every address below /api except the description's own; a test compares the list with the folders. */
export const otherRoutes: ApiRoutes = {
  "/api/peptides": peptides,
  "/api/peptides/changes": latestChanges,
  "/api/peptides/{id}": peptide,
  "/api/peptides/{id}/changes": peptideChanges,
  "/api/categories": categories,
  "/api/categories/{id}": category,
  "/api/conditions/peptide/{id}": conditionsOfPeptide,
  "/api/research": research,
  "/api/research/{id}": article,
  "/api/citations/{kind}/{id}": citation,
  "/api/research/peptide/{id}": articlesOfPeptide,
  "/api/educational-videos": videos,
  "/api/educational-videos/{id}": video,
  "/api/educational-videos/peptide/{id}": videosOfPeptide,
  "/api/educational-videos/bulk-import": videoImport,
  "/api/dev-items": devItems,
  "/api/dev-items/{id}": devItem,
  "/api/about-content": aboutContent,
  "/api/ai-settings": aiSettings,
  "/api/contact-content": contactContent,
  "/api/contact-info": contactInfo,
  "/api/legal-docs": legalDocs,
  "/api/site-settings": siteSettings,
  "/api/site-text": siteText,
  "/api/social-media": socialMedia,
  "/api/admin/ai-settings": adminAiSettings,
  "/api/admin/contact-content": adminContactContent,
  "/api/admin/chat-sessions": chatSessions,
  "/api/admin/chat-sessions/{sessionId}": chatSession,
  "/api/admin/messages": messages,
  "/api/admin/messages/{id}": message,
  "/api/admin/messages/{id}/process": messageProcess,
  "/api/admin/inbox/conversations": inboxConversations,
  "/api/admin/inbox/conversations/{sessionId}": inboxConversation,
  "/api/admin/inbox/conversation-bulk": inboxConversationBulk,
  "/api/admin/inbox/conversation-ids": inboxConversationIds,
  "/api/admin/inbox/messages": inboxMessages,
  "/api/admin/inbox/messages/bulk": inboxMessagesBulk,
  "/api/admin/inbox/messages/ids": inboxMessageIds,
  "/api/admin/inbox/unread": inboxUnread,
  "/api/admin/link-check": linkCheck,
  "/api/admin/names": names,
  "/api/admin/overview": overview,
  "/api/admin/bin": bin,
  "/api/admin/preview": preview,
  "/api/admin/revisions": revisions,
  "/api/admin/revisions/{id}": revision,
  "/api/admin/revisions/{id}/restore": revisionRestore,
  "/api/admin/sessions": adminSessions,
  "/api/admin/system": system,
  "/api/admin/sessions/{id}": adminSession,
  "/api/admin/consultant/try": consultantTrial,
  "/api/admin/consultant/unanswered": consultantUnanswered,
  "/api/admin/consultant/costs": consultantCosts,
  "/api/admin/saved-questions": savedQuestions,
  "/api/admin/saved-questions/{id}": savedQuestion,
  "/api/admin/rows/{collection}": rows,
  "/api/admin/rows/{collection}/ids": rowIds,
  "/api/admin/references": references,
  "/api/admin/bulk": bulk,
  "/api/admin/transfer/{collection}/export": transferExport,
  "/api/admin/transfer/{collection}/plan": transferPlan,
  "/api/admin/transfer/{collection}/apply": transferApply,
  "/api/login": login,
  "/api/logout": logout,
  "/api/logout/everywhere": logoutEverywhere,
  "/api/auth/check": authCheck,
  "/api/search": search,
  "/api/search/suggestions": searchSuggestions,
  "/api/chat": chat,
  "/api/chat/{sessionId}": conversation,
  "/api/chat/{sessionId}/feedback": chatFeedback,
  "/api/mcp": mcp,
  "/api/contact": contact,
  "/api/health": health,
  "/api/ready": ready,
};
