// Written by `npm run client` from packages/contract.
import * as account from '@crisper/contract/account/account';
import * as administration from '@crisper/contract/administration/administration';
import * as analytics from '@crisper/contract/analytics/analytics';
import * as audit from '@crisper/contract/audit/audit';
import * as auth from '@crisper/contract/auth/auth';
import * as billing from '@crisper/contract/billing/billing';
import * as calendar from '@crisper/contract/calendar/calendar';
import * as collections from '@crisper/contract/collections/collections';
import * as communityOverview from '@crisper/contract/community/community-overview';
import * as community from '@crisper/contract/community/community';
import * as contact from '@crisper/contract/contact/contact';
import * as cooking from '@crisper/contract/cooking/cooking';
import * as credentials from '@crisper/contract/auth/credentials';
import * as demo from '@crisper/contract/demo/demo';
import * as faq from '@crisper/contract/site/faq';
import * as favorites from '@crisper/contract/favorites/favorites';
import * as foods from '@crisper/contract/foods/foods';
import * as home from '@crisper/contract/home/home';
import * as householdLive from '@crisper/contract/household/household-live';
import * as householdMembers from '@crisper/contract/household/household-members';
import * as household from '@crisper/contract/household/household';
import * as imports from '@crisper/contract/imports/imports';
import * as matching from '@crisper/contract/matching/matching';
import * as mealOffers from '@crisper/contract/meals/meal-offers';
import * as meals from '@crisper/contract/meals/meals';
import * as memories from '@crisper/contract/memories/memories';
import * as moderation from '@crisper/contract/community/moderation';
import * as notices from '@crisper/contract/notices/notices';
import * as nutrition from '@crisper/contract/nutrition/nutrition';
import * as ownRecipes from '@crisper/contract/recipes/own-recipes';
import * as pantry from '@crisper/contract/pantry/pantry';
import * as passkeys from '@crisper/contract/auth/passkeys';
import * as planEdits from '@crisper/contract/plan/plan-edits';
import * as planWishes from '@crisper/contract/plan/plan-wishes';
import * as plan from '@crisper/contract/plan/plan';
import * as plans from '@crisper/contract/billing/plans';
import * as prices from '@crisper/contract/shopping/prices';
import * as products from '@crisper/contract/products/products';
import * as providers from '@crisper/contract/auth/providers';
import * as receipts from '@crisper/contract/receipts/receipts';
import * as recipeExport from '@crisper/contract/recipes/recipe-export';
import * as recipeMarks from '@crisper/contract/recipes/recipe-marks';
import * as recipePages from '@crisper/contract/recipes/recipe-pages';
import * as recipes from '@crisper/contract/recipes/recipes';
import * as referrals from '@crisper/contract/referrals/referrals';
import * as regulars from '@crisper/contract/shopping/regulars';
import * as saved from '@crisper/contract/pantry/saved';
import * as scans from '@crisper/contract/scans/scans';
import * as secondFactor from '@crisper/contract/auth/second-factor';
import * as sharing from '@crisper/contract/sharing/sharing';
import * as shopping from '@crisper/contract/shopping/shopping';
import * as status from '@crisper/contract/status/status';
import * as system from '@crisper/contract/status/system';
import * as tokens from '@crisper/contract/tokens/tokens';
import * as webhooks from '@crisper/contract/webhooks/webhooks';

export const endpoints = {
  account: {
    changeLanguage: account.changeLanguage,
    changePublicName: account.changePublicName,
    changeTabs: account.changeTabs,
    changeTimeZone: account.changeTimeZone,
    deleteAccount: account.deleteAccount,
    disownAccount: account.disownAccount,
    exportAccount: account.exportAccount,
    userStats: account.userStats,
    userStorage: account.userStorage,
  },
  administration: {
    changePerson: administration.changePerson,
    deletePerson: administration.deletePerson,
    grantPro: administration.grantPro,
    installation: administration.installation,
    listInvitations: administration.listInvitations,
    listJobs: administration.listJobs,
    listPeople: administration.listPeople,
    makeBackup: administration.makeBackup,
    makeInvitation: administration.makeInvitation,
    makeResetLink: administration.makeResetLink,
    retryJob: administration.retryJob,
    revokeInvitation: administration.revokeInvitation,
    takePro: administration.takePro,
    testMail: administration.testMail,
  },
  analytics: {
    cacheStats: analytics.cacheStats,
    insights: analytics.insights,
    jobStats: analytics.jobStats,
    trackEvent: analytics.trackEvent,
  },
  audit: {
    auditLog: audit.auditLog,
    securityActivity: audit.securityActivity,
  },
  auth: {
    confirmEmail: auth.confirmEmail,
    confirmIdentity: auth.confirmIdentity,
    confirmPasswordReset: auth.confirmPasswordReset,
    currentUser: auth.currentUser,
    finishLogin: auth.finishLogin,
    listSessions: auth.listSessions,
    login: auth.login,
    logout: auth.logout,
    me: auth.me,
    readInvitation: auth.readInvitation,
    register: auth.register,
    requestConfirmation: auth.requestConfirmation,
    requestPasswordReset: auth.requestPasswordReset,
    revokeAllSessions: auth.revokeAllSessions,
    revokeSession: auth.revokeSession,
    signUpState: auth.signUpState,
  },
  billing: {
    authenticateSandboxPayment: billing.authenticateSandboxPayment,
    cancelSubscription: billing.cancelSubscription,
    completeSubscription: billing.completeSubscription,
    confirmSandboxPayment: billing.confirmSandboxPayment,
    createSubscription: billing.createSubscription,
    getSubscription: billing.getSubscription,
    listReceipts: billing.listReceipts,
    payNow: billing.payNow,
    previewSwitch: billing.previewSwitch,
    refundSubscription: billing.refundSubscription,
    resumeSubscription: billing.resumeSubscription,
    stripeWebhook: billing.stripeWebhook,
    switchInterval: billing.switchInterval,
  },
  calendar: {
    endCalendar: calendar.endCalendar,
    getCalendar: calendar.getCalendar,
    makeCalendar: calendar.makeCalendar,
    updateMealTimes: calendar.updateMealTimes,
  },
  collections: {
    changeCollection: collections.changeCollection,
    collectRecipe: collections.collectRecipe,
    createCollection: collections.createCollection,
    getBooklet: collections.getBooklet,
    getCollection: collections.getCollection,
    listCollections: collections.listCollections,
    removeCollection: collections.removeCollection,
    uncollectRecipe: collections.uncollectRecipe,
  },
  communityOverview: {
    communityOverview: communityOverview.communityOverview,
    joinCommunity: communityOverview.joinCommunity,
  },
  community: {
    createDiscussion: community.createDiscussion,
    createReply: community.createReply,
    deleteDiscussion: community.deleteDiscussion,
    deleteReply: community.deleteReply,
    followDiscussion: community.followDiscussion,
    getDiscussion: community.getDiscussion,
    likeDiscussion: community.likeDiscussion,
    likeReply: community.likeReply,
    listDiscussions: community.listDiscussions,
    listReplies: community.listReplies,
    reportDiscussion: community.reportDiscussion,
    reportReply: community.reportReply,
    shareRecipe: community.shareRecipe,
    updateDiscussion: community.updateDiscussion,
    updateReply: community.updateReply,
  },
  contact: {
    contactChannels: contact.contactChannels,
    listContactMessages: contact.listContactMessages,
    markContactMessage: contact.markContactMessage,
    sendContactMessage: contact.sendContactMessage,
  },
  cooking: {
    askAssistant: cooking.askAssistant,
  },
  credentials: {
    changeEmail: credentials.changeEmail,
    changePassword: credentials.changePassword,
    changeUsername: credentials.changeUsername,
    confirmNewEmail: credentials.confirmNewEmail,
    confirmSignInMethod: credentials.confirmSignInMethod,
    keepEmail: credentials.keepEmail,
    readPendingEmail: credentials.readPendingEmail,
    refuseSignInMethod: credentials.refuseSignInMethod,
    undoEmailChange: credentials.undoEmailChange,
  },
  demo: {
    demoScan: demo.demoScan,
  },
  faq: {
    faq: faq.faq,
  },
  favorites: {
    listFavorites: favorites.listFavorites,
    toggleFavorite: favorites.toggleFavorite,
  },
  foods: {
    suggestFoods: foods.suggestFoods,
  },
  home: {
    getHome: home.getHome,
  },
  householdLive: {
    followHousehold: householdLive.followHousehold,
  },
  householdMembers: {
    acceptInvitation: householdMembers.acceptInvitation,
    changeMember: householdMembers.changeMember,
    invite: householdMembers.invite,
    leaveHousehold: householdMembers.leaveHousehold,
    listMembers: householdMembers.listMembers,
    readInvitation: householdMembers.readInvitation,
    removeMember: householdMembers.removeMember,
    takeBackInvitation: householdMembers.takeBackInvitation,
  },
  household: {
    addProfile: household.addProfile,
    chooseEaters: household.chooseEaters,
    getHousehold: household.getHousehold,
    getKitchen: household.getKitchen,
    removeProfile: household.removeProfile,
    updateKitchen: household.updateKitchen,
    updateProfile: household.updateProfile,
  },
  imports: {
    getImport: imports.getImport,
    importReport: imports.importReport,
    listImports: imports.listImports,
    startImport: imports.startImport,
    undoImport: imports.undoImport,
  },
  matching: {
    followMoreRecipes: matching.followMoreRecipes,
    searchRecipes: matching.searchRecipes,
  },
  mealOffers: {
    acceptMealOffer: mealOffers.acceptMealOffer,
    declineMealOffer: mealOffers.declineMealOffer,
    listMealOffers: mealOffers.listMealOffers,
  },
  meals: {
    analyzeMeal: meals.analyzeMeal,
    deleteMeal: meals.deleteMeal,
    listMeals: meals.listMeals,
    logRecipe: meals.logRecipe,
    recentMeals: meals.recentMeals,
    repeatMeal: meals.repeatMeal,
    restoreMeal: meals.restoreMeal,
    saveMeal: meals.saveMeal,
    searchMealFoods: meals.searchMealFoods,
    updateMeal: meals.updateMeal,
  },
  memories: {
    forgetMemories: memories.forgetMemories,
    forgetMemory: memories.forgetMemory,
    listMemories: memories.listMemories,
  },
  moderation: {
    createEvent: moderation.createEvent,
    deleteEvent: moderation.deleteEvent,
    markDiscussion: moderation.markDiscussion,
    moderatePost: moderation.moderatePost,
    moderationQueue: moderation.moderationQueue,
  },
  notices: {
    addPushDevice: notices.addPushDevice,
    getNotices: notices.getNotices,
    removePushDevice: notices.removePushDevice,
    unsubscribe: notices.unsubscribe,
    updateNotices: notices.updateNotices,
  },
  nutrition: {
    completeOnboarding: nutrition.completeOnboarding,
    dailyNutrition: nutrition.dailyNutrition,
    exportNutrition: nutrition.exportNutrition,
    getGoals: nutrition.getGoals,
    nutritionInsights: nutrition.nutritionInsights,
    saveGoals: nutrition.saveGoals,
  },
  ownRecipes: {
    createRecipe: ownRecipes.createRecipe,
    deleteRecipe: ownRecipes.deleteRecipe,
    importRecipe: ownRecipes.importRecipe,
    listTags: ownRecipes.listTags,
    listVersions: ownRecipes.listVersions,
    restoreVersion: ownRecipes.restoreVersion,
    updateRecipe: ownRecipes.updateRecipe,
  },
  pantry: {
    addToPantry: pantry.addToPantry,
    getStaples: pantry.getStaples,
    keepLeftovers: pantry.keepLeftovers,
    listPantry: pantry.listPantry,
    pantryForRecipe: pantry.pantryForRecipe,
    removePantryItem: pantry.removePantryItem,
    restorePantryItem: pantry.restorePantryItem,
    updatePantryItem: pantry.updatePantryItem,
    updateStaples: pantry.updateStaples,
    usePantry: pantry.usePantry,
  },
  passkeys: {
    addPasskey: passkeys.addPasskey,
    authMethods: passkeys.authMethods,
    listPasskeys: passkeys.listPasskeys,
    prepareConfirm: passkeys.prepareConfirm,
    preparePasskey: passkeys.preparePasskey,
    prepareSignIn: passkeys.prepareSignIn,
    prepareSignUp: passkeys.prepareSignUp,
    removePasskey: passkeys.removePasskey,
    renamePasskey: passkeys.renamePasskey,
    signInWithPasskey: passkeys.signInWithPasskey,
    signUpWithPasskey: passkeys.signUpWithPasskey,
  },
  planEdits: {
    chooseMealEaters: planEdits.chooseMealEaters,
    followEaters: planEdits.followEaters,
    lockMeal: planEdits.lockMeal,
    logPlanned: planEdits.logPlanned,
    mealAlternatives: planEdits.mealAlternatives,
    moveMeal: planEdits.moveMeal,
    placeMeal: planEdits.placeMeal,
    planDayAgain: planEdits.planDayAgain,
    repeatMeal: planEdits.repeatMeal,
    swapMeal: planEdits.swapMeal,
    undoPlan: planEdits.undoPlan,
  },
  planWishes: {
    updateWishes: planWishes.updateWishes,
  },
  plan: {
    getPlan: plan.getPlan,
    makePlan: plan.makePlan,
    previewPlan: plan.previewPlan,
  },
  plans: {
    plans: plans.plans,
  },
  prices: {
    planCost: prices.planCost,
    recipeCost: prices.recipeCost,
    setPrice: prices.setPrice,
  },
  products: {
    findProduct: products.findProduct,
    listProducts: products.listProducts,
    logProduct: products.logProduct,
    readBarcodes: products.readBarcodes,
    readLabel: products.readLabel,
    removeProduct: products.removeProduct,
    saveProduct: products.saveProduct,
    shareProducts: products.shareProducts,
    updateProduct: products.updateProduct,
  },
  providers: {
    connectProvider: providers.connectProvider,
    disconnectProvider: providers.disconnectProvider,
    leaveForProvider: providers.leaveForProvider,
    leaveToConnect: providers.leaveToConnect,
    signInWithProvider: providers.signInWithProvider,
  },
  receipts: {
    keepReceipt: receipts.keepReceipt,
    readReceipt: receipts.readReceipt,
  },
  recipeExport: {
    exportRecipes: recipeExport.exportRecipes,
  },
  recipeMarks: {
    addRecipePhoto: recipeMarks.addRecipePhoto,
    arrangeRecipePhotos: recipeMarks.arrangeRecipePhotos,
    changeRecipeMarks: recipeMarks.changeRecipeMarks,
    getRecipeMarks: recipeMarks.getRecipeMarks,
  },
  recipePages: {
    readRecipePages: recipePages.readRecipePages,
  },
  recipes: {
    enhanceRecipe: recipes.enhanceRecipe,
    getRecipe: recipes.getRecipe,
    listRecipes: recipes.listRecipes,
    previewRecipe: recipes.previewRecipe,
    recipeFigures: recipes.recipeFigures,
    recipeSources: recipes.recipeSources,
  },
  referrals: {
    generateReferralCode: referrals.generateReferralCode,
    generateViralCode: referrals.generateViralCode,
    joinLeaderboard: referrals.joinLeaderboard,
    leaderboard: referrals.leaderboard,
    referralStats: referrals.referralStats,
    trackReferral: referrals.trackReferral,
    trackShare: referrals.trackShare,
    viralMetrics: referrals.viralMetrics,
  },
  regulars: {
    setRegular: regulars.setRegular,
  },
  saved: {
    savedFood: saved.savedFood,
  },
  scans: {
    answerScan: scans.answerScan,
    correctScan: scans.correctScan,
    correctionReport: scans.correctionReport,
    createScan: scans.createScan,
    listScans: scans.listScans,
  },
  secondFactor: {
    makeRecoveryCodes: secondFactor.makeRecoveryCodes,
    prepareSecondFactor: secondFactor.prepareSecondFactor,
    secondFactor: secondFactor.secondFactor,
    turnOffSecondFactor: secondFactor.turnOffSecondFactor,
    turnOnSecondFactor: secondFactor.turnOnSecondFactor,
  },
  sharing: {
    copyShared: sharing.copyShared,
    openShared: sharing.openShared,
    openSharedRecipe: sharing.openSharedRecipe,
    recipeLink: sharing.recipeLink,
    shareCollection: sharing.shareCollection,
    shareRecipe: sharing.shareRecipe,
    unshareCollection: sharing.unshareCollection,
    unshareRecipe: sharing.unshareRecipe,
  },
  shopping: {
    addShopping: shopping.addShopping,
    answerStaples: shopping.answerStaples,
    changeAmount: shopping.changeAmount,
    getShopping: shopping.getShopping,
    moveShopping: shopping.moveShopping,
    orderShop: shopping.orderShop,
    removeList: shopping.removeList,
    removeShopping: shopping.removeShopping,
    saveList: shopping.saveList,
    shopForRecipe: shopping.shopForRecipe,
    storeShopping: shopping.storeShopping,
    tickShopping: shopping.tickShopping,
  },
  status: {
    confirmStatusMails: status.confirmStatusMails,
    endStatusMails: status.endStatusMails,
    openIncident: status.openIncident,
    subscribeToStatus: status.subscribeToStatus,
    systemStatus: status.systemStatus,
    updateIncident: status.updateIncident,
  },
  system: {
    healthz: system.healthz,
    readyz: system.readyz,
    version: system.version,
  },
  tokens: {
    listTokens: tokens.listTokens,
    makeToken: tokens.makeToken,
    readSelf: tokens.readSelf,
    revokeToken: tokens.revokeToken,
  },
  webhooks: {
    listDeliveries: webhooks.listDeliveries,
    listWebhooks: webhooks.listWebhooks,
    makeWebhook: webhooks.makeWebhook,
    removeWebhook: webhooks.removeWebhook,
    testWebhook: webhooks.testWebhook,
  },
} as const;
